import { describe, expect, it } from 'vitest';
import type { Owner } from '../../owner/owner-schema.ts';
import { shippedFigures } from '../../owner/sample-data.ts';
import { ready } from '../../tests/ready-owner.ts';
import sample from '../../tests/sample-owner.ts';
import { claimsToConfirm } from './claims.ts';
import { type LaunchFacts, launchFindings } from './findings.ts';

const whats = (facts: Partial<LaunchFacts>) => launchFindings({ ...ready, ...facts }).map(({ what }) => what);

describe('a statistic', () => {
  const { yearsLicensed, fiveStarReviews } = ready.owner.statistics;
  const having = (change: object, since = 2007) =>
    ({ ...ready.owner, licensedSince: since, statistics: { ...ready.owner.statistics, ...change } }) as Owner;
  const years = (figure: string) => ({ yearsLicensed: { ...yearsLicensed, figure } });

  it('may be left out, all of them too', () => {
    expect(whats({ owner: { ...ready.owner, statistics: {} } })).toEqual([]);
    expect(claimsToConfirm({ ...ready.owner, statistics: {} }, ready.today)).toEqual([]);
  });

  it('cannot be more years than there are since the first license', () => {
    expect(whats({ owner: having({}, 2012) })).toEqual([
      'statistics.yearsLicensed ("17+ years licensed") is more than the 14 years since licensedSince, 2012',
    ]);
    expect(whats({ owner: having(years('28 years')) })).toEqual([
      'statistics.yearsLicensed ("28 years years licensed") is more than the 19 years since licensedSince, 2007',
      'statistics.yearsLicensed ("28 years years licensed") says years twice',
    ]);
    expect(whats({ owner: having(years('19+')) })).toEqual([]);
  });

  it('cannot be proved by a register of licenses, unless it counts years', () => {
    const register = { source: 'NMLS Consumer Access', sourceUrl: 'https://www.nmlsconsumeraccess.org/' };
    expect(whats({ owner: having({ fiveStarReviews: { ...fiveStarReviews, ...register } }) })).toEqual([
      'statistics.fiveStarReviews ("40+ five-star reviews") names NMLS Consumer Access as its source, which shows licenses and nothing of the kind',
    ]);
    expect(whats({ owner: having({ yearsLicensed: { ...yearsLicensed, ...register } }) })).toEqual([]);
  });

  it('is put to the owner where it still ships, lags behind, or makes an odd sum with another', () => {
    const asked = (owner: Owner) => claimsToConfirm(owner, ready.today).map(({ what }) => what);
    expect(asked(ready.owner)).toEqual([
      'statistics.yearsLicensed ("17+ years licensed") is still the figure that ships',
      'statistics.fiveStarReviews ("40+ five-star reviews") is still the figure that ships',
      'statistics.familiesHelped ("500+ families helped") is still the figure that ships',
      'statistics.loanVolume ("$50M+ loan volume") is still the figure that ships',
      'statistics.yearsLicensed ("17+ years licensed"): since 2007 it is up to 19 years, and one more each year',
      '$50M+ over 500+ families makes about $100,000 a loan',
    ]);
    const counted = JSON.parse(
      JSON.stringify(ready.owner)
        .replace('17+', '19')
        .replace('40+', '38')
        .replace('500+', '212')
        .replace('$50M+', '$91.5 million'),
    ) as Owner;
    expect(asked(counted)).toEqual([]);
  });

  it('ships with the figures of the sample', () => {
    const figures = Object.entries(sample.statistics).map(([name, statistic]) => [name, statistic?.figure]);
    expect(Object.fromEntries(figures)).toEqual(shippedFigures);
  });
});
