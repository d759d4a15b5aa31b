import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { toast } from '../../../ui/feedback/toast';
import { profileQuery } from '../queries';
import type { Proof } from './proof-form';
import type { Flow } from './steps';

/** Already on or off, changed here or on another device: show the current state instead. */
const isElsewhereAlready = (error: unknown): boolean =>
  error instanceof ApiRefusal && (error.code === 'second-factor-on' || error.code === 'second-factor-off');

const start: Flow = { at: 'rest' };

/** The steps that turn two-step login on or off. */
export function useTwoStep() {
  const client = useQueryClient();
  const [flow, setFlow] = useState<Flow>(start);
  const renew = () => client.invalidateQueries({ queryKey: profileQuery.queryKey });
  const rest = () => setFlow({ at: 'rest' });
  const step =
    (send: (proof: Proof) => Promise<Flow>) =>
    async (proof: Proof): Promise<void> => {
      try {
        const next = await send(proof);
        // The current state must be fresh before it shows; codes show even if the refetch fails.
        if (next.at === 'rest') await renew();
        setFlow(next);
        if (next.at === 'codes') await renew();
      } catch (error) {
        if (!isElsewhereAlready(error)) throw error;
        toast({ title: error instanceof Error ? error.message : '', kind: 'info' });
        await renew();
        rest();
      }
    };
  return {
    flow,
    /** True on return from a step, false on arrival at the page. */
    isBack: flow !== start,
    go: (at: 'rest' | 'password' | 'renew' | 'end') => setFlow({ at }),
    start: step(async ({ password }) => {
      const { data } = await api.profile.startSecondFactor({ body: { password } });
      return { at: 'scan', secret: data.secret, address: data.otpauth_url };
    }),
    confirm: step(async ({ code }) => {
      const { data } = await api.profile.confirmSecondFactor({ body: { code } });
      return { at: 'codes', codes: data.recovery_codes, isFirst: true };
    }),
    renew: step(async (proof) => {
      const { data } = await api.profile.newRecoveryCodes({ body: proof });
      return { at: 'codes', codes: data.recovery_codes, isFirst: false };
    }),
    end: step(async (proof) => {
      await api.profile.endSecondFactor({ body: proof });
      toast({ title: 'Two-step login is off' });
      return { at: 'rest' };
    }),
  };
}
