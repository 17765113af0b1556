import { type CollectionEntry, getCollection } from 'astro:content';
import { owner } from '../owner/owner.ts';
import { filledEntry } from '../texts/filled-entry.ts';
import type { postCategories } from '../texts/post-schema.ts';
import { photograph } from './pictures/photographs.ts';
import { defaultScene, picture } from './pictures/pictures.ts';
import { postPath, type Route, routes } from './routes.ts';
import type { Photo } from './ui/Photograph.tsx';

/** How posts show their pictures, in CSS pixels. */
const postShape = { width: 800, height: 500 } as const;

/** A post as the pages show it. */
export interface PostSummary {
  readonly id: number;
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  /** `November 21, 2026` */
  readonly date: string;
  /** `2026-11-21` */
  readonly dateTime: string;
  /** `5 min read` */
  readonly readTime: string;
  readonly imageDescription: string;
  readonly picture: Photo;
  readonly featured: boolean;
}

export type TopicIcon = 'key' | 'trending-up' | 'umbrella' | 'calendar' | 'gauge' | 'scale';

/** A topic of the learn center, as its card shows it. */
export interface Topic {
  readonly title: string;
  readonly description: string;
  readonly icon: TopicIcon;
  readonly colour: 'spruce' | 'sound';
  readonly href: string;
}

/** A loan, as its card shows it. */
export interface LoanCard {
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly popular: boolean;
  readonly colour: 'spruce' | 'sound' | 'alpenglow' | 'fog';
  readonly href: string;
  readonly picture: { readonly src: string; readonly width: number; readonly height: number };
}

/** A column of the comparison of loans. */
export interface ComparedLoan {
  readonly name: string;
  readonly href: string;
  readonly downPayment: string;
  readonly credit: string;
  readonly insurance: string;
  readonly suits: string;
}

/** A special program, as its tile shows it. */
export interface ProgramTile {
  readonly title: string;
  readonly description: string;
  readonly amountLabel: string;
}

/** Words a grown reader takes in a minute, for 'min read'. */
const wordsPerMinute = 220;

const printDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of the front matter as it is read: `November 21, 2026`. */
export function printDay(day: Date): string {
  return printDate.format(day);
}

/** A post's photograph or drawing, in the shape in which posts show it. */
async function postPicture(file: string | undefined): Promise<Photo> {
  if (file && !file.endsWith('.svg')) return photograph(file, postShape);
  return { ...postShape, src: picture(file ? `posts/${file}` : defaultScene.file).src, sources: [] };
}

/** What a post's card, page and feeds need. */
export async function postSummary(entry: CollectionEntry<'posts'>): Promise<PostSummary> {
  const { data } = filledEntry(entry);
  const words = (entry.body ?? '').split(/\s+/).length;
  return {
    id: data.id,
    slug: entry.id,
    href: postPath(entry.id),
    title: data.title,
    excerpt: data.excerpt,
    category: data.category,
    date: printDay(data.date),
    dateTime: data.date.toISOString().slice(0, 10),
    readTime: `${Math.max(1, Math.round(words / wordsPerMinute))} min read`,
    imageDescription: (data.imageSrc && data.imageDescription) ?? defaultScene.description,
    picture: await postPicture(data.imageSrc),
    featured: data.featured,
  };
}

/** The posts, newest first. Drafts are among them in the development server only: a build does not load them. */
export async function publishedPosts(): Promise<CollectionEntry<'posts'>[]> {
  return (await getCollection('posts')).sort((a, b) => b.data.id - a.data.id);
}

/** The posts that feeds hold, newest first. Who reads a feed has seen the older ones, and asks for all of it again each hour. */
export async function newestPosts(): Promise<PostSummary[]> {
  return Promise.all((await publishedPosts()).slice(0, 50).map(postSummary));
}

/** The page of this site that goes with a category, for a post that has no other one of its category beside it. */
export const furtherReading: Readonly<Record<(typeof postCategories)[number], Route>> = {
  'First-Time Buyers': routes.firstTimeBuyerGuide,
  'Market Analysis': routes.rateComparison,
  'Credit Tips': routes.creditImprovement,
  Refinancing: routes.refinance,
  'Market Update': routes.marketInsights,
  'VA Loans': routes.timelineProcess,
};

/** The topics of the learn center in their order. */
export async function learnTopics(): Promise<Topic[]> {
  const guides = (await getCollection('guides')).sort((a, b) => a.data.order - b.data.order);
  return guides.map((guide) => ({ ...filledEntry(guide).data.card, href: `${routes.learn.path}/${guide.id}` }));
}

/** Whether the owner offers the loan or the program of a text. */
const isOffered = ({ id }: { readonly id: string }) => !(owner.notOffered as readonly string[]).includes(id);

/** The loans that are offered, in their order. */
export async function offeredProducts(): Promise<CollectionEntry<'loanProducts'>[]> {
  return (await getCollection('loanProducts', isOffered)).sort((a, b) => a.data.order - b.data.order);
}

async function loanProducts() {
  return (await offeredProducts()).map((entry) => ({
    entry,
    data: filledEntry(entry).data,
    href: `${routes.loanOptions.path}/${entry.id}`,
  }));
}

/** The cards of the loans. */
export async function loanCards(): Promise<LoanCard[]> {
  return (await loanProducts()).map(({ entry, data, href }) => ({
    name: data.name,
    ...data.card,
    popular: data.popular,
    colour: data.colour,
    href,
    picture: picture(`loan-${entry.id}.svg`),
  }));
}

/** The columns of the comparison. */
export async function comparedLoans(): Promise<ComparedLoan[]> {
  return (await loanProducts()).map(({ data, href }) => ({ name: data.name, href, ...data.comparison }));
}

/** The special programs that are offered, in their order. */
export async function specialPrograms(): Promise<CollectionEntry<'specialPrograms'>[]> {
  return (await getCollection('specialPrograms', isOffered)).sort((a, b) => a.data.order - b.data.order);
}

/** The tiles of the special programs. */
export async function programTiles(): Promise<ProgramTile[]> {
  return (await specialPrograms()).map((entry) => filledEntry(entry).data);
}

/** The dated figures on the cards, in the comparison and on the tiles. */
export async function figuresOfLoanOptions() {
  const loans = (await offeredProducts()).map(({ data: { card, comparison } }) => [card, comparison]);
  const programs = (await specialPrograms()).map(({ data }) => data);
  return filledEntry({ data: [loans, programs] }).figures;
}
