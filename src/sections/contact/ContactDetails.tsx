import type { ReactNode } from 'react';
import type { Owner } from '../../../owner/owner-schema.ts';
import { hoursLines, isCellPhone, officeLines, telephoneLink } from '../../../owner/owner-words.ts';
import { routes } from '../../routes.ts';
import { AddressLines } from '../../ui/AddressLines.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** Phone, email, office, hours: four cards. */
export function ContactCards({ owner }: { readonly owner: Owner }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Card icon={<Icon shape={icons.phone} size={24} />} title="Phone">
        <TextLink href={telephoneLink(owner.phone.cell)} alone>
          {owner.phone.cell}
        </TextLink>
      </Card>
      <Card icon={<Icon shape={icons.mail} size={24} />} title="Email">
        <TextLink href={`mailto:${owner.email}`} alone>
          <EmailAddress>{owner.email}</EmailAddress>
        </TextLink>
      </Card>
      <Card icon={<Icon shape={icons.place} size={24} />} title="Office">
        <AddressLines lines={officeLines(owner.office)} />
      </Card>
      <Card icon={<Icon shape={icons.clock} size={24} />} title="Hours">
        <AddressLines lines={hoursLines(owner.hours)} />
      </Card>
    </ul>
  );
}

function Card({ icon, title, children }: { readonly icon: ReactNode; readonly title: string; readonly children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] content-start gap-x-4 card p-5  lg:block">
      <span className="row-span-2 mt-1 text-spruce lg:mb-2 lg:block">{icon}</span>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1">{children}</p>
    </li>
  );
}

/** Beside the form: the quick ways to reach a person, and the office. */
export function ContactAside({ owner }: { readonly owner: Owner }) {
  return (
    <div className="stack-8">
      <section className="rounded-card bg-fog p-6">
        <h2 className="text-xl">Rather talk?</h2>
        <div className="mt-4 flex flex-col gap-3">
          <ButtonLink href={telephoneLink(owner.phone.cell)} small>
            <Icon shape={icons.phone} size={18} />
            <span>
              Call {owner.phone.office && isCellPhone(owner.phone.cell) && 'cell '}
              <span className="whitespace-nowrap">{owner.phone.cell}</span>
            </span>
          </ButtonLink>
          {owner.phone.office && (
            <ButtonLink href={telephoneLink(owner.phone.office)} look="quiet" small>
              <Icon shape={icons.phone} size={18} />
              <span>
                Call office <span className="whitespace-nowrap">{owner.phone.office}</span>
              </span>
            </ButtonLink>
          )}
          {owner.links.scheduling && (
            <ButtonLink href={owner.links.scheduling} look="quiet" newTab small>
              <Icon shape={icons.video} size={18} />
              Schedule a video call
            </ButtonLink>
          )}
          <p className="text-sm">
            <TextLink href={routes.card.path}>Save our card</TextLink> to your phone.
          </p>
        </div>
      </section>
      <section className="border-spruce border-t-2 pt-4">
        <h2 className="text-xl">{owner.office.street ? 'Office address' : 'Where we are'}</h2>
        <address className="mt-2 not-italic">
          {owner.company.name}
          <br />
          <AddressLines lines={officeLines(owner.office)} />
        </address>
        <p className="mt-2 text-sm">
          {owner.office.street
            ? 'Please call before you come, so that we can set aside time for you.'
            : 'We meet by appointment. Call or write, and we agree on a place and a time.'}
        </p>
      </section>
      <section className="border-spruce border-t-2 pt-4">
        <h2 className="text-xl">What happens after you write</h2>
        <ol className="mt-2 list-decimal stack-2 pl-5">
          <li>This page tells you when your message has reached us.</li>
          <li>A person reads it and answers within 24 hours, in the way you chose.</li>
          <li>If we can help, we agree on a next step with you. If we cannot, we tell you.</li>
        </ol>
      </section>
    </div>
  );
}
