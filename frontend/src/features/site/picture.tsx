import { type PictureName, pictures } from './pictures';

/**
 * A product picture, light and dark. Only the one of the theme is shown, and what is not shown is not fetched: hence `lazy` for both. `isFirst` tells
 * the browser that it stands in the first view.
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
