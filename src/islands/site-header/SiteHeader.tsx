import { telephoneLink } from '../../../owner/owner-words.ts';
import { mainMenu, routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import type { Photo } from '../../ui/Photograph.tsx';
import { SiteLogo } from '../../ui/SiteLogo.tsx';

export interface SiteHeaderProps {
  /** Path of the page. */
  readonly path: string;
  /** Path of the menu link that stands for the page. */
  readonly menuPath: string;
  /** The page begins with a picture, over which the header is transparent. */
  readonly overHero: boolean;
  readonly businessName: string;
  readonly logo: Photo;
  readonly phone: string;
}

/**
 * The bar on top of every page. Static: `site-header.ts`, about a kilobyte, sets the scroll flag and moves the one menu
 * into a dialog on small screens, so that the page never holds the same links twice.
 */
export function SiteHeader({ path, menuPath, overHero, businessName, logo, phone }: SiteHeaderProps) {
  return (
    <header className="site-header" data-over-hero={overHero || undefined}>
      <div className="site-header__bar mx-auto flex min-h-header max-w-[72rem] items-center justify-between gap-x-4 px-5 sm:px-8 lg:px-5 xl:px-8">
        <a href={routes.home.path} className="flex min-h-11 max-w-fit flex-1 items-center">
          <SiteLogo logo={logo} businessName={businessName} />
        </a>
        <div className="site-menu">
          <nav aria-label="Main">
            <ul>
              {mainMenu.map((route) => (
                <li key={route.path}>
                  <a
                    href={route.path}
                    aria-current={route.path === path ? 'page' : undefined}
                    className={`site-menu__link ${route.path === menuPath ? 'site-menu__link--here' : ''}`}
                  >
                    {route.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <a href={telephoneLink(phone)} className="site-menu__link whitespace-nowrap font-semibold tabular">
            <Icon shape={icons.phone} size={17} className="mr-1.5 inline-block align-[-0.15em]" />
            {phone}
          </a>
          <ButtonLink href={routes.contact.path} small>
            <span className="whitespace-nowrap">Get Started</span>
          </ButtonLink>
        </div>
        <button
          type="button"
          className="site-header__toggle size-12 place-items-center rounded-control hover:bg-mist"
          aria-expanded="false"
          aria-haspopup="dialog"
        >
          <Icon shape={icons.menu} size={28} />
          <span className="sr-only">Menu</span>
        </button>
      </div>
      <dialog className="site-menu-dialog" aria-label="Menu">
        <div className="flex min-h-header items-center justify-end px-5 sm:px-8">
          <button type="button" className="site-menu-dialog__close grid size-12 place-items-center rounded-control hover:bg-mist">
            <Icon shape={icons.cross} size={28} />
            <span className="sr-only">Close</span>
          </button>
        </div>
      </dialog>
    </header>
  );
}
