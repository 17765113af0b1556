import { agentRecommendationForm } from './agent-recommendation.ts';
import { contactForm } from './contact.ts';
import type { FormDefinition } from './form.ts';
import { secondLookForm } from './second-look.ts';

/** Every form of the site; the form service and the owner's tools read this list. */
export const allForms: readonly FormDefinition[] = [contactForm, agentRecommendationForm, secondLookForm];
