import { expect, test } from 'vitest';
import { adjustable, purchase } from '../form/example-estimates.test-data.ts';
import { findings } from './findings.ts';
import { questionsForLender } from './questions.ts';

const asking = (question?: string) => ({ title: 'A title', sentences: [], from: [], ...(question && { question }) });

test('questions keep the order of the findings, and findings without one ask nothing', () => {
  expect(questionsForLender([asking('First?'), asking(), asking('Second?')])).toEqual(['First?', 'Second?']);
});

test('a question that is asked twice is asked once, whatever its case and punctuation', () => {
  expect(questionsForLender([asking('Until when is it locked?'), asking('Until when is it  locked ?')])).toEqual([
    'Until when is it locked?',
  ]);
});

test('sample H-24(B) raises five questions, each one sentence that ends with a question mark', () => {
  const questions = questionsForLender(findings(purchase, [], '2013-02-20'));
  expect(questions).toHaveLength(5);
  for (const question of questions) expect(question).toMatch(/^[A-Z][^?.:]*\?$/);
});

test('two estimates of one kind ask a common question once', () => {
  const both = [purchase, adjustable].flatMap((estimate) => findings(estimate, [], '2013-02-20'));
  const questions = questionsForLender(both);
  expect(questions.filter((question) => question.startsWith('Which companies in section C'))).toHaveLength(1);
});
