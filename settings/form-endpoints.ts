import type { Owner } from '../owner/define-owner.ts';

/** Environment variables that replace the endpoints of the owner's file when the site is built. */
const variables = {
  contact: 'CONTACT_FORM_ENDPOINT',
  agentRecommendation: 'AGENT_FORM_ENDPOINT',
  secondLook: 'SECOND_LOOK_FORM_ENDPOINT',
} as const satisfies Record<keyof Owner['formEndpoints'], string>;

/**
 * Where each form posts to: the environment's word, else the owner's file. Set but empty means not set up.
 *
 * @throws Error in one sentence naming the variable, when its value is no address
 */
export function formEndpoints(owner: Owner, environment: NodeJS.ProcessEnv = process.env): Owner['formEndpoints'] {
  const endpointOf = (form: keyof Owner['formEndpoints']) => {
    const value = environment[variables[form]];
    if (value === undefined) return owner.formEndpoints[form];
    if (value !== '' && !/^(\/(?![/\\])|https?:\/\/)\S+$/.test(value) && !/YOUR_|your-form-id|placeholder/.test(value)) {
      throw new Error(
        `${variables[form]} must be an address such as https://forms.example.com/f/abcdwxyz or /f/contact, it is "${value}".`,
      );
    }
    return value.trim();
  };
  return {
    contact: endpointOf('contact'),
    agentRecommendation: endpointOf('agentRecommendation'),
    secondLook: endpointOf('secondLook'),
  };
}
