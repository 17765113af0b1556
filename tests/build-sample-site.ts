import { cpSync, rmSync } from 'node:fs';
import sample from './sample-owner.ts';
import { ownerIsSample, siteFolder } from './sample-site.ts';
import { buildSiteCopy } from './site-copy.ts';

// The step 'build' of `npm test` runs this after the build of the owner's own site, which has to succeed too.
if (!ownerIsSample) {
  const copy = await buildSiteCopy({ owner: sample, compressed: true });
  rmSync(siteFolder, { recursive: true, force: true });
  cpSync(copy.dist, siteFolder, { recursive: true });
  copy.remove();
  console.log(`Built the sample owner's site for the tests in ${siteFolder}.`);
}
