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
  /** `first`: everything else waits for it; `lazy`: it waits until it is near. */
  readonly loading?: 'first' | 'eager' | 'lazy';
}

/** A photograph, in the smallest format that the browser takes; a drawing as it is. */
export function Photograph({ photo: { src, width, height, sources }, alt, className, loading = 'lazy' }: PhotographProps) {
  const image = (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={className}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      loading={loading === 'lazy' ? 'lazy' : undefined}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture className="block shrink-0">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} />
      ))}
      {image}
    </picture>
  );
}
