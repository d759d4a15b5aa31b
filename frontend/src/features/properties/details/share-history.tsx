import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayInstant, today } from '../../../ui/data/instant';
import { Button } from '../../../ui/primitives/button';
import { shareHistoryQuery } from '../queries';
import { RevokeShareChange } from './revoke-share-change';
import { type ShareSet, sortedSets } from './share-sets';

type Props = {
  property: Pick<PropertyRead, 'property_id' | 'version'>;
  mayChange: boolean;
};

/** Current, upcoming, past and revoked shares. Empty if the shares never changed. */
export function ShareHistory({ property, mayChange }: Props) {
  const read = useQuery(shareHistoryQuery(property.property_id));
  if (read.isError)
    return (
      <Quiet>
        The history of the shares could not be loaded.{' '}
        <Button variant="plain" size="xs" onClick={() => void read.refetch()}>
          Retry
        </Button>
      </Quiet>
    );
  const { current, coming, earlier, takenBack } = sortedSets(read.data ?? [], today());
  const since = displayDate(current?.effective_from);
  if (!since && coming.length + earlier.length + takenBack.length === 0) return null;
  return (
    <chakra.div mt="4" pt="4" borderTopWidth="1px" borderColor="border" display="grid" gap="3">
      {since && (
        <chakra.p m="0" fontSize="xs" color="muted">
          <bdi>{`Shares from ${since}`}</bdi>
        </chakra.p>
      )}
      {coming.map((set, index) => {
        const before = coming[index - 1] ?? current;
        return (
          <Sets
            key={set.effective_from}
            title={`From ${displayDate(set.effective_from)}`}
            set={set}
            action={
              mayChange &&
              before &&
              index === coming.length - 1 && (
                <RevokeShareChange property={property} coming={set} before={before} />
              )
            }
          />
        );
      })}
      <Folded title="Earlier shares" sets={earlier} />
      <Folded title="Undone" sets={takenBack} />
    </chakra.div>
  );
}

const Quiet = chakra('p', { base: { m: '0', mt: '4', fontSize: 'xs', color: 'muted' } });

const Folded = ({ title, sets }: { title: string; sets: readonly ShareSet[] }) =>
  sets.length > 0 && (
    <chakra.details fontSize="sm">
      <chakra.summary cursor="pointer" color="primary" fontWeight="medium" minH="8">
        {title}
      </chakra.summary>
      <chakra.div display="grid" gap="3" mt="2">
        {sets.map((set) => (
          <Sets
            key={`${set.effective_from} ${set.taken_back?.at}`}
            title={set.effective_from ? `From ${displayDate(set.effective_from)}` : 'From the start'}
            set={set}
          />
        ))}
      </chakra.div>
    </chakra.details>
  );

/** Shares that had started were replaced; upcoming shares were revoked. */
function TakenBack({ effective_from, taken_back }: ShareSet) {
  if (!taken_back) return null;
  const what = effective_from <= taken_back.at.slice(0, 10) ? 'Replaced' : 'Undone';
  const by = taken_back.by ? ` by ${taken_back.by}` : '';
  return (
    <chakra.p m="0" fontSize="xs" color="muted">
      <bdi>{`${what} ${displayInstant(taken_back.at)}${by}`}</bdi>
    </chakra.p>
  );
}

const Sets = ({ title, set, action }: { title: string; set: ShareSet; action?: ReactNode }) => (
  <div>
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      columnGap="3"
    >
      <chakra.p m="0" fontSize="xs" fontWeight="medium">
        <bdi>{title}</bdi>
      </chakra.p>
      {action}
    </chakra.div>
    <TakenBack {...set} />
    <chakra.ul m="0" mt="1" p="0" listStyleType="none" fontSize="xs" color="muted" display="grid" gap="1">
      {set.shares.map((share) => (
        <chakra.li key={share.rental_user_owner_id} display="flex" justifyContent="space-between" gap="3">
          <bdi>{share.name}</bdi>
          <chakra.span dir="ltr" fontVariantNumeric="tabular-nums">
            {share.percentage}%
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  </div>
);
