import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { renewalsFile } from '../mortgage/figures/renewals.ts';
import { readOwner } from '../owner/read-owner.ts';
import sample from './sample-owner.ts';

/** Whether the owner's file still holds the sample data, as the project ships it, and no figure has been renewed. */
export const ownerIsSample = isDeepStrictEqual(readOwner(), sample) && !existsSync(renewalsFile);

/**
 * The built site that the tests read: the sample owner's, so that an owner's own words never fail a test. `dist/` while the owner's
 * file is the sample, else a copy that `tests/build-sample-site.ts` has built beside it.
 */
export const siteFolder = ownerIsSample ? 'dist' : 'node_modules/.sample-site';
