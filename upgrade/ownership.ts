/**
 * What is the owner's, as paths from the root; a folder ends with a slash. Everything else is the project's. This is the one list:
 * upgrading goes by it.
 */
export const ownersPaths = ['owner.yaml', 'figures.json', 'content/', 'pictures/', 'public/', 'settings.env', 'data/'] as const;

/** The file whose values are the owner's and whose remarks are the project's. */
export const ownerFile = 'owner.yaml';

/** Whether a file is the owner's: what they have made of it stays. */
export function isOwners(path: string): boolean {
  return ownersPaths.some((owned) => (owned.endsWith('/') ? path.startsWith(owned) : path === owned));
}
