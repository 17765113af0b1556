/** A picture in the formats and densities that it was made in. */
export interface Photo {
  /** For whatever takes none of the sources. */
  readonly src: string;
  /** CSS pixels: its shape, before a page scales it. */
  readonly width: number;
  readonly height: number;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

export interface PhotographProps {
  readonly photo: Photo;
  /** What it shows; empty where the words beside it say so. */
  readonly alt: string;
  readonly className?: string;
  /** It stands on the first screen, and everything else waits for it. */
  readonly first?: boolean;
  readonly loading?: 'eager' | 'lazy';
}

/** A photograph, in the smallest format that the browser takes. */
export function Photograph({
  photo: { src, width, height, sources },
  alt,
  className,
  first = false,
  loading = 'lazy',
}: PhotographProps) {
  return (
    <picture className="block shrink-0">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        className={className}
        {...(first ? { fetchPriority: 'high' as const } : { loading })}
      />
    </picture>
  );
}
