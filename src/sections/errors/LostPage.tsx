import { telephoneLink } from '../../../owner/owner-words.ts';
import { mainMenu, routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Measure } from '../../ui/Section.tsx';

interface Picture {
  readonly src: string;
}

/** For an address that does not exist: the main links and a phone number. */
export function LostPage({ phone, picture }: { readonly phone: string; readonly picture: Picture }) {
  return (
    <Measure>
      <div className="grid items-center gap-10 py-16 lg:grid-cols-[7fr_5fr] lg:py-24">
        <div>
          <h1 className="text-3xl">This page has drifted off</h1>
          <p className="mt-5 text-lg">The address may be old or mistyped. One of these may be what you were looking for:</p>
          <ul className="mt-5 grid gap-x-8 sm:grid-cols-2">
            {[routes.home, ...mainMenu].map(({ path, label }) => (
              <li key={path}>
                <a href={path} className="inline-block py-1.5 underline underline-offset-3">
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-6">
            Or call{' '}
            <a href={telephoneLink(phone)} className="font-semibold underline underline-offset-3">
              {phone}
            </a>
            .
          </p>
        </div>
        <img src={picture.src} alt="" width="240" height="160" className="w-full max-w-sm justify-self-center" />
      </div>
    </Measure>
  );
}

/** For a post that does not exist. */
export function PostNotFound({ picture }: { readonly picture: Picture }) {
  return (
    <Measure>
      <div className="grid items-center gap-10 py-16 lg:grid-cols-[7fr_5fr] lg:py-24">
        <div>
          <h1 className="text-3xl">Post Not Found</h1>
          <p className="mt-5 text-lg">The post you are looking for couldn't be found. It may have been renamed or taken down.</p>
          <div className="mt-7">
            <ButtonLink href={routes.blog.path}>Back to Blog</ButtonLink>
          </div>
        </div>
        <img src={picture.src} alt="" width="240" height="160" className="w-full max-w-sm justify-self-center" />
      </div>
    </Measure>
  );
}
