import { describe, expect, it } from 'vitest';
import sample from '../../tests/sample-owner.ts';
import { defineOwner, OwnerConfigError, type OwnerInput } from './define-owner.ts';
import { formEndpoints } from './form-endpoints.ts';
import { nameWithLicense, officeLines, printHours, printOffice, telephoneLink } from './owner-words.ts';

function messageFor(change: (owner: OwnerInput) => void): string {
  const owner = structuredClone(sample) as OwnerInput;
  change(owner);
  try {
    defineOwner(owner);
  } catch (error) {
    expect(error).toBeInstanceOf(OwnerConfigError);
    return (error as Error).message;
  }
  throw new Error('The wrong value was accepted.');
}

describe("the owner's file", () => {
  it('is accepted as it ships', () => expect(defineOwner(structuredClone(sample))).toEqual(sample));

  it.each<[string, (owner: OwnerInput) => void, RegExp]>([
    [
      'a phone number in another form',
      (owner) => {
        owner.phone.cell = '206.555.0142';
      },
      /phone\.cell must be a phone number written like \(206\) 555-0142\. It is now "206\.555\.0142"\./,
    ],
    [
      'an email address without a domain',
      (owner) => {
        owner.email = 'hello';
      },
      /email must be an email address such as hello@example\.com\. It is now "hello"\./,
    ],
    [
      'a licence number with letters',
      (owner) => {
        owner.company.nmlsId = 'NMLS 12';
      },
      /company\.nmlsId must be the NMLS number, digits only, such as 1234567/,
    ],
    [
      'a link without https',
      (owner) => {
        owner.links.applicationPortal = 'apply.example.com';
      },
      /links\.applicationPortal must be a full address such as https:\/\/apply\.example\.com\//,
    ],
    [
      'a script link',
      (owner) => {
        owner.links.scheduling = 'javascript:alert(1)';
      },
      /links\.scheduling must be a full address/,
    ],
    [
      'nine social links',
      (owner) => {
        owner.social.pop();
      },
      /social must be ten links/,
    ],
    [
      'a missing name',
      (owner) => {
        delete (owner.loanOfficer as Partial<OwnerInput['loanOfficer']>).name;
      },
      /loanOfficer\.name .*missing/,
    ],
    [
      'an hour that does not exist',
      (owner) => {
        owner.hours.opens = '8am';
      },
      /hours\.opens must be a time such as 08:00/,
    ],
  ])('names the field and an example for %s', (_, change, expected) => expect(messageFor(change)).toMatch(expected));

  it('names every wrong field at once', () => {
    const message = messageFor((owner) => {
      owner.email = 'x';
      owner.office.zip = '9802';
    });
    expect(message.split('\n')).toHaveLength(3);
  });
});

describe('words made from the owner file', () => {
  it('dial, print hours, address and name with licence', () => {
    expect(telephoneLink('(206) 555-0142')).toBe('tel:+12065550142');
    expect(printHours({ ...sample.hours, opens: '00:00', closes: '12:30' })).toBe('Mon-Fri 12AM-12:30PM');
    expect(printHours(sample.hours)).toBe('Mon-Fri 8AM-7PM');
    expect(printOffice(sample.office)).toBe('100 Example Way NE, Suite 200, Kenmore, WA 98028');
    expect(officeLines(sample.office)).toEqual(['100 Example Way NE, Suite 200', 'Kenmore, WA 98028']);
    expect(nameWithLicense(sample)).toBe('Robin Sample, NMLS 0000000');
  });
});

describe('the endpoints of the forms', () => {
  it('come from the owner file unless the environment names others', () => {
    expect(formEndpoints(sample, {})).toEqual(sample.formEndpoints);
    expect(formEndpoints(sample, { AGENT_FORM_ENDPOINT: 'https://forms.service.test/f/abc' }).agentRecommendation).toBe(
      'https://forms.service.test/f/abc',
    );
  });
  it('are unset when the environment sets them to nothing', () => {
    expect(formEndpoints(sample, { CONTACT_FORM_ENDPOINT: '' }).contact).toBe('');
  });
  it('stop the build with one sentence when the value is no address', () => {
    expect(() => formEndpoints(sample, { SECOND_LOOK_FORM_ENDPOINT: 'second look' })).toThrow(
      /^SECOND_LOOK_FORM_ENDPOINT must be an address such as .*, it is "second look"\.$/,
    );
  });
});
