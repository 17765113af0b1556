import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkChanges, withSettings } from './change-settings.ts';

const file = '# Mail\nSMTP_URL=smtps://a:b@mail.example.com # the old one\n\nexport LEADS_TO=me@example.com\nPORT=4400\n';

it('a setting that changes takes the line of the old one; remarks and all others stay', () => {
  expect(withSettings(file, { LEADS_TO: 'you@example.com', SMTP_URL: undefined, SITE_URL: 'https://www.site.test' })).toBe(
    "# Mail\n\nLEADS_TO='you@example.com'\nPORT=4400\nSITE_URL='https://www.site.test'\n",
  );
  expect(withSettings('', { MAIL_VENDOR: undefined })).toBe('');
  expect(withSettings('PORT=1', {})).toBe('PORT=1\n');
});

it('whatever value is written is read again as it was', () => {
  const value = fc.string({ unit: 'grapheme-ascii', minLength: 1 }).filter((text) => !/['\r\n]/.test(text));
  fc.assert(
    fc.property(value, (text) => {
      expect(parseEnv(withSettings(file, { MAIL_VENDOR: text })).MAIL_VENDOR).toBe(text);
    }),
  );
  expect(parseEnv(withSettings(file, { MAIL_VENDOR: "Harbor's Mail" })).MAIL_VENDOR).toBe("Harbor's Mail");
});

it('changes are checked as every program checks settings', () => {
  expect(() => checkChanges({ LEADS_TO: 'nobody' })).toThrow(
    'LEADS_TO must be an email address such as leads@example.com, it has "nobody"',
  );
  checkChanges({ LEADS_TO: 'leads@harbor.test' });
});
