import type { PostSummary } from '../../collections.ts';
import { Photograph } from '../../ui/Photograph.tsx';

/**
 * The posts of a page in their order: one large, a row of three, and the others without pictures, which a browser would fetch long
 * before anybody scrolls to them.
 */
export function PostList({ posts }: { readonly posts: readonly PostSummary[] }) {
  const [first, ...others] = posts;
  const [pictured, listed] = [others.slice(0, 3), others.slice(3)];
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
      {pictured.length > 0 && (
        <ul className="mt-14 grid gap-x-8 gap-y-12 md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
          {pictured.map((post) => (
            <li key={post.slug}>
              <article className="group relative">
                <PostPicture post={post} />
                <PostWords post={post} />
              </article>
            </li>
          ))}
        </ul>
      )}
      {listed.length > 0 && (
        <ul className="mt-14 grid gap-x-8 gap-y-8 md:grid-cols-2">
          {listed.map((post) => (
            <li key={post.slug} className="border-line border-t">
              <article className="group relative">
                <PostWords post={post} />
              </article>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PostWords({ post }: { readonly post: PostSummary }) {
  return (
    <div className="pt-4">
      <PostFacts post={post} />
      <h2 className="mt-2 text-xl">
        <PostLink post={post} />
      </h2>
      <p className="mt-2">{post.excerpt}</p>
    </div>
  );
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
