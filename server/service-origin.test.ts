import { expect, it } from 'vitest';
import { serviceOrigin } from './service-origin.ts';

const siteUrl = 'https://www.site.test';

it('letters lead to the address of the pages where this server sends them', () => {
  expect(serviceOrigin({ siteUrl, servesPages: true, endpoints: ['/f/contact'] })).toBe(siteUrl);
  expect(serviceOrigin({ siteUrl: undefined, servesPages: true, endpoints: ['/f/contact'] })).toBeUndefined();
});

it.each([
  [['https://forms.site.test/f/contact', '', '/f/second-look'], 'https://forms.site.test'],
  [['/f/contact', 'https://forms.site.test:8443/p/site/f/agent-recommendation'], 'https://forms.site.test:8443'],
  // The form of another service among them says nothing about this one.
  [['https://hosted.service.test/f/abcdwxyz', 'https://forms.site.test/f/second-look'], 'https://forms.site.test'],
  [['https://hosted.service.test/f/abcdwxyz', 'https://forms.example.com/f/contact'], undefined],
  [['/f/contact', '/f/agent-recommendation', ''], undefined],
])('with the pages elsewhere and forms that send to %j, letters lead to %s', (endpoints, origin) => {
  expect(serviceOrigin({ siteUrl, servesPages: false, endpoints })).toBe(origin);
});
