import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { report } from '../../../api/report';
import type { PropertyValues } from '../form/property-values';
import { outcomeOfFailure, type SaveOutcome } from '../form/save-outcome';
import { propertiesKey } from '../queries';
import { factsOf } from './edited-property';

/** Sends a property's facts, once at a time, against the version they were read at. */
export function useSaveFacts(id: string, version: () => number) {
  const client = useQueryClient();
  const running = useRef(false);
  return async (values: PropertyValues): Promise<SaveOutcome | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    const { parking, ...facts } = factsOf(values);
    try {
      const body = { ...facts, version: version(), parking: Number(parking || 0) };
      await api.properties.updateProperty({ params: { id }, body });
      await client.invalidateQueries({ queryKey: propertiesKey, refetchType: 'none' });
      return { kind: 'saved' };
    } catch (cause) {
      if (cause instanceof ApiRefusal && cause.status === 404) return { kind: 'gone' };
      const outcome = outcomeOfFailure(cause);
      if (outcome.kind === 'failed') report('The property was not saved', cause);
      return outcome;
    } finally {
      running.current = false;
    }
  };
}
