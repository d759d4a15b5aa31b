import { chakra } from '@chakra-ui/react';
import { Building2, CircleCheck, UserRound, X } from 'lucide-react';
import { typedNumbers } from '../../../../../shared/domain/typed-numbers';
import { FieldError } from '../../../ui/fields/field';
import { Input } from '../../../ui/fields/text-field';
import { useTypedNumber } from '../../../ui/fields/use-typed-number';
import { Button } from '../../../ui/primitives/button';
import { IconButton } from '../../../ui/primitives/icon-button';
import { IconCircle } from '../../../ui/primitives/icon-circle';
import { type OwnerValues, ownerName } from './owner-values';
import { equalShares, remainingText } from './shares';
import { useOwners } from './use-owners';

/** The form's owners with their shares, and what remains of 100% (PRP-12). */
export function Shares() {
  const { owners, put, change, remove, error, errorAt } = useOwners();
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      {owners.length === 0 ? (
        <chakra.p m="0" py="3" color="muted" textAlign="center">
          Nobody yet.
        </chakra.p>
      ) : (
        <>
          <chakra.ul
            m="0"
            p="0"
            listStyleType="none"
            borderWidth="1px"
            borderColor="border"
            borderRadius="control"
          >
            {owners.map((owner, index) => (
              <chakra.li
                key={owner.userId || owner.email}
                px="3"
                py="2.5"
                borderTopWidth={index === 0 ? '0' : '1px'}
                borderColor="border"
              >
                <Share
                  owner={owner}
                  name={`rentalOwners.${index}.percentage`}
                  onShare={(typed) => change(index, typed)}
                  onRemove={() => remove(index)}
                />
                <FieldError id={`rentalOwners.${index}-error`}>{errorAt(index)}</FieldError>
              </chakra.li>
            ))}
          </chakra.ul>
          <Remaining owners={owners} onOwners={put} />
        </>
      )}
      <FieldError id="rentalOwners-error">{error}</FieldError>
    </chakra.div>
  );
}

function Remaining({
  owners,
  onOwners,
}: {
  owners: readonly OwnerValues[];
  onOwners: (owners: OwnerValues[]) => void;
}) {
  const { complete, text } = remainingText(owners);
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" minH="8">
      <chakra.span
        role="status"
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        fontWeight="medium"
        fontVariantNumeric="tabular-nums"
        color={complete ? 'success' : 'warning'}
      >
        {complete && <CircleCheck size={16} aria-hidden="true" />}
        <bdi>{text}</bdi>
      </chakra.span>
      {owners.length > 1 && (
        <Button variant="plain" size="sm" onClick={() => onOwners(equalShares(owners))}>
          Split equally
        </Button>
      )}
    </chakra.div>
  );
}

function Share({
  owner,
  name,
  onShare,
  onRemove,
}: {
  owner: OwnerValues;
  name: string;
  onShare: (typed: string) => void;
  onRemove: () => void;
}) {
  const called = ownerName(owner);
  const { problem, events } = useTypedNumber(typedNumbers.share, {
    onChange: ({ target }) => onShare(target.value),
  });
  const Icon = owner.isCompany ? Building2 : UserRound;
  return (
    <chakra.div
      display="grid"
      alignItems="center"
      columnGap="3"
      rowGap="2"
      gridTemplateColumns={{
        base: 'auto minmax(0, 1fr) auto',
        sm: 'auto minmax(0, 1fr) auto auto',
      }}
    >
      <IconCircle icon={Icon} />
      <chakra.span minW="0" gridColumn={{ base: '2 / -1', sm: 'auto' }}>
        <chakra.span display="block" fontWeight="medium" overflowWrap="anywhere">
          <bdi>{called}</bdi>
        </chakra.span>
        <chakra.span display="block" fontSize="xs" color="muted" truncate>
          <bdi>{owner.email}</bdi>
        </chakra.span>
      </chakra.span>
      <chakra.span position="relative" w="24" gridColumn={{ base: '2', sm: 'auto' }} dir="ltr">
        <Input
          id={name}
          name={name}
          aria-label={`Share of ${called} in percent`}
          inputMode="decimal"
          autoComplete="off"
          textAlign="end"
          pe="8"
          fontVariantNumeric="tabular-nums"
          value={owner.percentage}
          aria-invalid={problem ? true : undefined}
          {...events}
        />
        <chakra.span
          position="absolute"
          insetY="0"
          insetEnd="3"
          display="flex"
          alignItems="center"
          color="muted"
          aria-hidden="true"
        >
          %
        </chakra.span>
      </chakra.span>
      <IconButton label={`Remove ${called}`} size="sm" onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
      <chakra.span gridColumn="2 / -1" _empty={{ display: 'none' }}>
        {problem && <FieldError id={`${name}-problem`}>{problem}</FieldError>}
      </chakra.span>
    </chakra.div>
  );
}
