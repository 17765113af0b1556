import { expect, it } from 'vitest';
import sample from '../tests/sample-owner.ts';
import { formEndpoints } from './form-endpoints.ts';

it('endpoints come from the owner file unless the environment names others', () => {
  expect(formEndpoints(sample, {})).toEqual(sample.formEndpoints);
  expect(formEndpoints(sample, { AGENT_FORM_ENDPOINT: 'https://forms.service.test/f/abc' }).agentRecommendation).toBe(
    'https://forms.service.test/f/abc',
  );
});

it('endpoints are unset when the environment sets them to nothing', () => {
  expect(formEndpoints(sample, { CONTACT_FORM_ENDPOINT: '' }).contact).toBe('');
});

it('endpoints stop the build with one sentence when the value is no address', () => {
  expect(() => formEndpoints(sample, { SECOND_LOOK_FORM_ENDPOINT: 'second look' })).toThrow(
    /^SECOND_LOOK_FORM_ENDPOINT must be an address such as .*, it is "second look"\.$/,
  );
});
