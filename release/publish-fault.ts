/** Why something was not published, in words for the owner: what is wrong, and what to do next. */
export class PublishFault extends Error {
  override readonly name = 'PublishFault';
}

/** What a disk that is full, or a folder that may not be written, is called. */
export function diskFault(error: NodeJS.ErrnoException, where: string): Error {
  if (error.code === 'ENOSPC') return new PublishFault(`The disk of ${where} is full. Free some space there, and publish again.`);
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS')
    return new PublishFault(
      `You may not write in ${where} (${error.path ?? error.code}). Ask whoever set it up to let you, or name another place in PUBLISH_TO.`,
    );
  return error;
}
