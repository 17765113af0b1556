import type { PostSummary } from '../../collections.ts';
import { Photograph } from '../../ui/Photograph.tsx';

/** The posts of a page in their order: the first one large, the others in a list. */
export function PostList({ posts }: { readonly posts: readonly PostSummary[] }) {
  const [first, ...others] = posts;
  return (
    <div>
      {first && (
        <article className="group relative grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-12">
          <PostPicture post={first} eager />
          <div>
            <PostFacts post={first} />
            <h2 className="mt-3 text-2xl">
              <PostLink post={first} />
            </h2>
            <p className="mt-3 text-lg">{first.excerpt}</p>
          </div>
        </article>
      )}
      <ul className="mt-14 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-6">
        {others.map((post, index) => (
          <li key={post.slug} className={columns(index, others.length)}>
            <article className="group relative">
              <PostPicture post={post} />
              <div className="mt-4">
                <PostFacts post={post} />
              </div>
              <h2 className="mt-2 text-xl">
                <PostLink post={post} />
              </h2>
              <p className="mt-2">{post.excerpt}</p>
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Columns of the post at this place, so that no row ends in a gap: two posts left over in rows of three share theirs, one in rows of two has it alone. */
function columns(index: number, count: number): string {
  const alone = count % 2 === 1 && index === count - 1 ? 'sm:col-span-2 ' : '';
  return `${alone}${count % 3 === 2 && index >= count - 2 ? 'lg:col-span-3' : 'lg:col-span-2'}`;
}

function PostLink({ post: { href, title } }: { readonly post: PostSummary }) {
  return (
    <a
      href={href}
      className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
    >
      {title}
    </a>
  );
}

/** Decorative here: the description is given with the picture on the post's own page. */
function PostPicture({ post, eager = false }: { readonly post: PostSummary; readonly eager?: boolean }) {
  return (
    <Photograph
      photo={post.picture}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      className="aspect-8/5 w-full rounded-card object-cover"
    />
  );
}

export function PostFacts({ post: { category, date, dateTime, readTime } }: { readonly post: PostSummary }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
      <span className="font-semibold text-spruce">{category}</span>
      <span>
        Checked <time dateTime={dateTime}>{date}</time>
      </span>
      <span>{readTime}</span>
    </p>
  );
}
