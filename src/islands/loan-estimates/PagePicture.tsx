import { useEffect, useRef, useState } from 'react';
import type { Place } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import type { OpenDocument } from './read-document.ts';

export interface PagePictureProps {
  readonly pages: OpenDocument;
  readonly place: Place;
  /** What stands there, for those who cannot see it. */
  readonly says: string;
}

/** Points around a value, so that its frame touches no figure. */
const margin = 4;

/** A page of a document with a frame around one place. */
export function PagePicture({ pages, place, says }: PagePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const [page, setPage] = useState<{ readonly width: number; readonly height: number }>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let gone = false;
    const draw = async (onto: HTMLCanvasElement) => {
      try {
        const size = await pages.draw(place.page, onto, onto.clientWidth);
        if (!gone) setPage(size);
      } catch (fault) {
        if (gone) return;
        reportError(fault);
        setFailed(true);
      }
    };
    if (canvas.current) void draw(canvas.current);
    return () => {
      gone = true;
    };
  }, [pages, place.page]);

  useEffect(() => {
    if (page) frame.current?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [page]);

  return (
    <div className="le-page">
      <p role="status" className="text-sm">
        {failed ? 'This page could not be drawn.' : page ? '' : 'Drawing the page …'}
      </p>
      <div className="le-page__sheet">
        <canvas ref={canvas} role="img" aria-label={`Page ${place.page}, with ${says} framed`} />
        {page && (
          <svg aria-hidden="true" viewBox={`0 0 ${page.width} ${page.height}`} className="le-page__frame">
            <rect
              ref={frame}
              x={place.x - margin}
              y={place.y - margin}
              width={place.width + 2 * margin}
              height={place.height + 2 * margin}
            />
          </svg>
        )}
      </div>
    </div>
  );
}
