import { type BuildSettings, readBuildSettings } from '../settings/read-settings.ts';
import type { Owner } from './owner-schema.ts';

/** Where each form sends: the setting, else the owner's file. Empty means not set up. */
export function formEndpoints(
  owner: Owner,
  settings: Pick<BuildSettings, 'formEndpoints'> = readBuildSettings(),
): Owner['formEndpoints'] {
  const set = settings.formEndpoints;
  const { contact, agentRecommendation, secondLook } = owner.formEndpoints;
  return {
    contact: set.contact ?? contact,
    agentRecommendation: set.agentRecommendation ?? agentRecommendation,
    secondLook: set.secondLook ?? secondLook,
  };
}
