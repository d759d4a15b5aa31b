import { productName } from '../../../../shared/domain/product';

/** A key whose bow is a house gable, in the text color. Readable at 16 px. */
export const KeyMark = ({ size = 24 }: { size?: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} fill="currentColor" aria-hidden="true">
    <path fillRule="evenodd" d="M16 1 29 9.500V19H3V9.500ZM16 7.200a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z" />
    <path d="M13.500 19h5v12h-5zM18.500 22.500H24v2.800h-5.500zM18.500 27.400H22v2.600h-3.500z" />
  </svg>
);

/** The key and the name. Plain elements, because the public page has no component library. */
export const NameMark = ({ size = 24 }: { size?: number }) => (
  <span style={{ display: 'inline-flex', alignItems: 'center', gap: size / 2.6 }}>
    <KeyMark size={size} />
    <span
      style={{ fontSize: size * 0.8, fontWeight: 650, letterSpacing: '-0.02em', lineHeight: 1 }}
      dir="ltr"
    >
      {productName}
    </span>
  </span>
);
