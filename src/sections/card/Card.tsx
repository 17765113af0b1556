import { Fragment } from 'react';
import type { Owner } from '../../../owner/owner-schema.ts';
import {
  businessName,
  isCellPhone,
  licenseLines,
  nameWithNmls,
  nmlsNumber,
  officeLines,
  telephoneLink,
  textLink,
} from '../../../owner/owner-words.ts';
import { cardFiles } from '../../routes.ts';
import { AddressLines } from '../../ui/AddressLines.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { type Photo, Photograph } from '../../ui/Photograph.tsx';

export interface CardProps {
  readonly owner: Owner;
  readonly portrait: Photo | undefined;
  /** Whether the site has a public address, which the code can lead to. */
  readonly hasCode: boolean;
}

/** A business card: who it is, the ways to reach them, and a code that opens it on another phone. */
export function Card({ owner, portrait, hasCode }: CardProps) {
  const { loanOfficer, company, phone, email } = owner;
  const texts = textLink(phone.cell);
  return (
    <article className="mx-auto max-w-[30rem] overflow-clip card-raised text-center">
      <div className="bg-mist px-6 pt-10 pb-8">
        {portrait && (
          <Photograph
            photo={portrait}
            alt={`Portrait of ${nameWithNmls(loanOfficer)}`}
            loading="first"
            className="mx-auto mb-5 size-42 rounded-full border-4 border-white object-cover sm:size-52"
          />
        )}
        {/* A long name breaks between its words, and never within one. */}
        <h1 className={/\S{14}/.test(loanOfficer.name) ? 'text-xl' : 'text-3xl'}>{loanOfficer.name}</h1>
        <p className="mt-1">{nmlsNumber(loanOfficer)}</p>
        <p className="mt-2 text-lg">{loanOfficer.title}</p>
        <p className="font-semibold">{businessName(company)}</p>
      </div>
      <div className="stack-3 p-6 sm:py-8">
        <div className="grid gap-3 sm:grid-cols-2">
          <ButtonLink href={telephoneLink(phone.cell)} look="primary">
            <Icon shape={icons.phone} size={20} />
            Call
          </ButtonLink>
          {texts && (
            <ButtonLink href={texts}>
              <Icon shape={icons.message} size={20} />
              Text
            </ButtonLink>
          )}
          <ButtonLink href={`mailto:${email}`} look="quiet">
            <Icon shape={icons.mail} size={20} />
            Email
          </ButtonLink>
          <div className={texts ? 'grid' : 'grid sm:col-span-2'}>
            <ButtonLink href={cardFiles.contact} look="quiet">
              <Icon shape={icons.save} size={20} />
              <span className="whitespace-nowrap">Save contact</span>
            </ButtonLink>
          </div>
        </div>
        <address className="stack-3 pt-3 not-italic">
          <span className="block tabular">
            {phone.office && `${isCellPhone(phone.cell) ? 'Cell' : 'Phone'} `}
            <a href={telephoneLink(phone.cell)} className="underline underline-offset-3">
              {phone.cell}
            </a>
          </span>
          {phone.office && (
            <span className="block tabular">
              Office{' '}
              <a href={telephoneLink(phone.office)} className="underline underline-offset-3">
                {phone.office}
              </a>
            </span>
          )}
          <span className="block">
            <a href={`mailto:${email}`} className="inline-block underline underline-offset-3">
              <EmailAddress>{email}</EmailAddress>
            </a>
          </span>
          <span className="block">
            <AddressLines lines={officeLines(owner.office)} />
          </span>
        </address>
        <p>Save this card, or send it to a friend who is looking for a home. We answer every message within 24 hours.</p>
        {hasCode && (
          <figure className="pt-4">
            <img src={cardFiles.code} alt="QR code with the address of this page" width="160" height="160" className="mx-auto" />
            <figcaption className="mt-2 text-sm">Scan to open this card on another phone.</figcaption>
          </figure>
        )}
        <div className="pt-4 text-sm">
          {licenseLines(owner).map((line) => (
            <div key={line}>
              {line.split(/(?<=,) /).map((part) => (
                <Fragment key={part}>
                  <span className="inline-block">{part}</span>{' '}
                </Fragment>
              ))}
            </div>
          ))}
          <div>Equal Housing Opportunity.</div>
        </div>
      </div>
    </article>
  );
}
