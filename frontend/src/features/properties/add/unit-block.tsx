import { chakra } from '@chakra-ui/react';
import { ChevronDown, Copy, Trash2 } from 'lucide-react';
import { useFormState, useWatch } from 'react-hook-form';
import { IconButton } from '../../../ui/primitives/icon-button';
import { UnitFields } from '../../units/pickers/unit-fields';
import type { PropertyValues } from '../form/property-values';
import { unitSummary } from './unit-summary';

type Props = {
  unit: number;
  open: boolean;
  onToggle: () => void;
  onCopy: () => void;
  /** Absent for the only unit, because a property needs one. */
  onRemove?: () => void;
};

/** Folds a unit to one line, so that a building with forty units stays readable. */
export function UnitBlock({ unit, open, onToggle, onCopy, onRemove }: Props) {
  const values = useWatch<PropertyValues, `units.${number}`>({ name: `units.${unit}` });
  const { errors } = useFormState<PropertyValues>({ name: `units.${unit}` });
  const { title, text } = unitSummary(values, unit);
  const faulty = errors.units?.[unit] !== undefined;
  const panel = `unit-${unit}-fields`;
  return (
    <chakra.div borderWidth="1px" borderColor={faulty && !open ? 'danger' : 'border'} borderRadius="control">
      <chakra.div display="flex" alignItems="center" gap="1" ps="1" pe="2" py="1">
        <chakra.h3 m="0" flex="1" minW="0" fontSize="sm" fontWeight="medium">
          <chakra.button
            type="button"
            aria-expanded={open}
            aria-controls={panel}
            onClick={onToggle}
            display="flex"
            alignItems="center"
            gap="2"
            w="full"
            minH="10"
            px="2"
            textAlign="start"
            cursor="pointer"
            borderRadius="control"
          >
            <chakra.span
              color="muted"
              transform={open ? undefined : 'rotate(-90deg)'}
              transition="transform {durations.fade}"
              css={{ '[dir=rtl] &': { transform: open ? undefined : 'rotate(90deg)' } }}
            >
              <ChevronDown size={16} aria-hidden="true" />
            </chakra.span>
            <chakra.span fontWeight="semibold" dir="auto">
              {title}
            </chakra.span>
            <chakra.span color="muted" fontWeight="normal" truncate>
              {open ? '' : text}
            </chakra.span>
            {faulty && !open && (
              <chakra.span color="danger" fontSize="xs">
                Needs attention
              </chakra.span>
            )}
          </chakra.button>
        </chakra.h3>
        <IconButton label={`Duplicate ${title}`} size="sm" onClick={onCopy}>
          <Copy aria-hidden="true" />
        </IconButton>
        {onRemove && (
          <IconButton label={`Remove ${title}`} size="sm" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </chakra.div>
      {open && (
        <chakra.div id={panel} px={{ base: '3', sm: '4' }} pb="5" pt="2">
          <UnitFields unit={unit} />
        </chakra.div>
      )}
    </chakra.div>
  );
}
