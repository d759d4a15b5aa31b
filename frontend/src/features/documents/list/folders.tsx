import { chakra } from '@chakra-ui/react';
import { Files, type LucideIcon, Trash } from 'lucide-react';
import { documentKinds } from '../../../../../shared/domain/portfolio/documents';
import { Grow } from '../../../ui/layout/layout';
import { Amount } from '../../../ui/primitives/text';
import { useHrefLink } from '../../../ui/primitives/use-href-link';
import { kindIcons, kindNames } from '../document-texts';
import { type DocumentsPlace, documentPlaces } from '../documents-place';

/** A sidebar; on a phone, wrapped chips without the empty folders. */
const Side = chakra('nav', {
  base: {
    p: '3',
    borderColor: 'border',
    borderBottomWidth: { base: '1px', lg: '0' },
    borderInlineEndWidth: { lg: '1px' },
    '& > ul': {
      display: 'flex',
      flexDirection: { base: 'row', lg: 'column' },
      flexWrap: { base: 'wrap', lg: 'nowrap' },
      gap: { base: '1.5', lg: '0.5' },
    },
    '& > ul > li[data-empty]': { display: { base: 'none', lg: 'block' } },
  },
});

/** A line of the sidebar; on a phone a chip. */
const Anchor = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '9',
    px: '3',
    color: 'ink',
    fontSize: 'sm',
    textDecoration: 'none',
    borderRadius: { base: 'full', lg: 'control' },
    borderWidth: { base: '1px', lg: '0' },
    borderColor: 'border',
    _hover: { bg: 'surface.hover' },
    _focusVisible: { outline: '2px solid {colors.primary}', outlineOffset: '-2px' },
    '&[aria-current=true]': { bg: 'primary.subtle', borderColor: 'primary.muted', fontWeight: 'semibold' },
    '@media (pointer: coarse)': { minH: '11' },
    '& svg': { color: 'muted', flexShrink: 0 },
    '&[aria-current=true] svg': { color: 'primary' },
  },
});

type FolderProps = {
  to: DocumentsPlace;
  label: string;
  icon: LucideIcon;
  here: boolean;
  count?: number;
  /** An empty folder gets no chip on a phone. */
  isEmpty?: boolean;
};

function Folder({ to, label, icon: Icon, here, count, isEmpty = false }: FolderProps) {
  return (
    <li data-empty={isEmpty && !here ? '' : undefined}>
      <Anchor
        {...useHrefLink({ to: '/view-UploadUnitFile', search: to })}
        aria-current={here ? 'true' : undefined}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        <Grow as="span">{label}</Grow>
        {count !== undefined && count > 0 && (
          <Amount fontSize="xs" fontWeight="normal" color="muted">
            {count}
          </Amount>
        )}
      </Anchor>
    </li>
  );
}

type Props = {
  place: DocumentsPlace;
  counts: Readonly<Record<string, number>>;
  total: number;
  mayChange: boolean;
  /** Managers also see empty folders. To others they would only hint at what is not shared. */
  showsEmpty: boolean;
};

export function Folders({ place, counts, total, mayChange, showsEmpty }: Props) {
  const inFolder = (kind: DocumentsPlace['kind']) =>
    documentPlaces.narrowed(place, { kind, deleted: undefined });
  const shown = documentKinds.filter((kind) => showsEmpty || (counts[kind] ?? 0) > 0 || kind === place.kind);
  return (
    <Side aria-label="Folders">
      <ul>
        <Folder
          to={inFolder(undefined)}
          label="All documents"
          icon={Files}
          here={place.kind === undefined && !place.deleted}
          count={total}
        />
        {shown.map((kind) => (
          <Folder
            key={kind}
            to={inFolder(kind)}
            label={kindNames[kind].all}
            icon={kindIcons[kind]}
            here={place.kind === kind && !place.deleted}
            count={counts[kind] ?? 0}
            isEmpty={!counts[kind]}
          />
        ))}
        {mayChange && (
          <Folder
            to={documentPlaces.narrowed(place, { kind: undefined, search: undefined, deleted: true })}
            label="Recently deleted"
            icon={Trash}
            here={place.deleted === true}
          />
        )}
      </ul>
    </Side>
  );
}
