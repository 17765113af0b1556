/** A page with a counter, written for one framework in the fewest files that its own guide asks for. */
export interface CounterProject {
  readonly name: string;
  /** Packages at exact versions; without any, those of this project are used. */
  readonly packages?: Readonly<Record<string, string>>;
  readonly files: (words: readonly string[]) => Readonly<Record<string, string>>;
  /** The program in node_modules/.bin that builds it, and what it is told. */
  readonly build: readonly [program: string, ...args: string[]];
  /** Folder of the built pages. */
  readonly built: string;
}

const react = { react: '19.3.1', 'react-dom': '19.3.1' } as const;

const counter = `import { useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Count {count}</button>;
}
`;

/** The words of our home page as paragraphs, in JSX: text that holds no braces once it stands in quotes. */
function main(words: readonly string[], counterTag: string): string {
  return `<main><h1>Home</h1>${words.map((text) => `<p>{${JSON.stringify(text)}}</p>`).join('')}${counterTag}</main>`;
}

const next: CounterProject = {
  name: 'Next.js 16.4.6, static export',
  packages: { next: '16.4.6', ...react },
  files: (words) => ({
    'next.config.mjs': "export default { output: 'export' };",
    'app/layout.jsx': `export const metadata = { title: 'Home' };
export default function Layout({ children }) { return <html lang="en-US"><body>{children}</body></html>; }`,
    'app/counter.jsx': `'use client';\n${counter}`,
    'app/page.jsx': `import { Counter } from './counter.jsx';
export default function Page() { return ${main(words, '<Counter />')}; }`,
  }),
  build: ['next', 'build'],
  built: 'out',
};

const reactRouter: CounterProject = {
  name: 'React Router 8.4.0, pre-rendered',
  packages: {
    'react-router': '8.4.0',
    '@react-router/node': '8.4.0',
    '@react-router/dev': '8.4.0',
    isbot: '5.2.3',
    vite: '8.3.8',
    typescript: '6.0.3',
    ...react,
  },
  files: (words) => ({
    'react-router.config.js': "export default { ssr: false, prerender: ['/'] };",
    'vite.config.js': `import { reactRouter } from '@react-router/dev/vite';
export default { plugins: [reactRouter()] };`,
    'app/routes.js': `import { index } from '@react-router/dev/routes';
export default [index('./page.jsx')];`,
    'app/root.jsx': `import { Links, Meta, Outlet, Scripts } from 'react-router';
export default function Root() {
  return <html lang="en-US"><head><title>Home</title><Meta /><Links /></head><body><Outlet /><Scripts /></body></html>;
}`,
    'app/counter.jsx': counter,
    'app/page.jsx': `import { Counter } from './counter.jsx';
export default function Page() { return ${main(words, '<Counter />')}; }`,
  }),
  build: ['react-router', 'build'],
  built: 'build/client',
};

/**
 * Astro is what this site is made with; it is built from the packages that are installed here.
 *
 * @param hydrated when the counter's script starts; left out, it ships none
 */
function astro(name: string, hydrated?: 'load'): CounterProject {
  const counterTag = hydrated ? `<Counter client:${hydrated} />` : '<Counter />';
  return {
    name,
    files: (words) => ({
      'astro.config.mjs': `import react from '@astrojs/react';
export default { integrations: [react()], build: { format: 'file' }, devToolbar: { enabled: false } };`,
      'src/counter.jsx': counter,
      'src/pages/index.astro': `---
import { Counter } from '../counter.jsx';
---
<html lang="en-US"><head><meta charset="utf-8" /><title>Home</title></head><body>${main(words, counterTag)}</body></html>`,
    }),
    build: ['astro', 'build'],
    built: 'dist',
  };
}

export const counterProjects: readonly CounterProject[] = [
  next,
  reactRouter,
  astro('Astro, counter as an island', 'load'),
  astro('Astro, counter not hydrated'),
];
