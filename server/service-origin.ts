import { allForms } from '../forms/all-forms.ts';
import { isConfiguredEndpoint } from '../forms/endpoint.ts';

export interface Whereabouts {
  /** Public origin of the pages. */
  readonly siteUrl: string | undefined;
  /** Whether this server sends the pages itself. */
  readonly servesPages: boolean;
  /** Where the forms of the pages send. */
  readonly endpoints: readonly string[];
}

/** `https://forms.example.com/f/contact`, also behind the name of a project: one of the forms that this service takes. */
function takesForm(endpoint: string): boolean {
  const { pathname } = new URL(endpoint);
  return allForms.some(({ id }) => new RegExp(`^(/p/[^/]+)?/f/${id}/?$`).test(pathname));
}

/**
 * The public origin of this form service, for links in letters: that of the pages where it sends them itself, else that of a form
 * whose endpoint names it in full. Undefined where nobody has said it.
 */
export function serviceOrigin({ siteUrl, servesPages, endpoints }: Whereabouts): string | undefined {
  if (servesPages) return siteUrl;
  const named = endpoints.find((endpoint) => isConfiguredEndpoint(endpoint) && URL.canParse(endpoint) && takesForm(endpoint));
  return named && new URL(named).origin;
}
