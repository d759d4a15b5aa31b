import { type PictureName, pictures } from './pictures';

/**
 * A product picture in a light and a dark version. CSS shows one; `lazy` keeps the browser from fetching
 * the hidden one. `isFirst` marks a picture in the first view.
 */
export function Picture({
  name,
  className = '',
  isFirst = false,
}: {
  name: PictureName;
  className?: string;
  isFirst?: boolean;
}) {
  const { width, height, alt } = pictures[name];
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <div className={`picture ${className}`}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          {...shared}
          alt={alt}
          className={`of-${theme}`}
          src={`/pictures/${name}-${theme}.webp`}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      ))}
    </div>
  );
}
