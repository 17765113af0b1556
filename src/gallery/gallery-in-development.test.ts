import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { galleryInDevelopment } from './gallery-in-development.ts';

function injectedFor(command: 'dev' | 'build'): { pattern: string; entrypoint: string }[] {
  const injected: { pattern: string; entrypoint: string }[] = [];
  const setup = galleryInDevelopment().hooks['astro:config:setup'] as unknown as (options: object) => void;
  setup({ command, injectRoute: (route: { pattern: string; entrypoint: string }) => injected.push(route) });
  return injected;
}

it('has its page in the development server', () => {
  const [route] = injectedFor('dev');
  expect(route?.pattern).toBe('/gallery');
  expect(existsSync(route?.entrypoint ?? '')).toBe(true);
});

it('adds nothing to a built site', () => {
  expect(injectedFor('build')).toEqual([]);
});
