import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appointment } from './appointment';
import {
  agreeToTime,
  appointmentLimits,
  appointmentNow,
  callOff,
  isAppointmentWindow,
  proposeTimes,
} from './appointment-moves';

const now = '2026-07-01T12:00:00.000Z';
const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();
const window = (from: number, length = 30) => ({ from: at(from), to: at(from + length) });
const moved = (result: ReturnType<typeof proposeTimes>): Appointment => {
  if ('refused' in result) throw new Error(result.refused);
  return result.appointment;
};

describe('a time to show a home', () => {
  it.each([
    [window(1, 10), true],
    [window(0, 30), false],
    [window(1, 9), false],
    [window(1, 240), true],
    [window(1, 241), false],
    [window(60 * 24 * 60, 30), true],
    [window(60 * 24 * 60 + 1, 30), false],
    [{ from: at(60), to: at(30) }, false],
    [{ from: 'soon', to: 'later' }, false],
  ])('%j can be proposed: %s', (one, expected) => {
    expect(isAppointmentWindow(one, now)).toBe(expected);
  });
});

describe('an appointment', () => {
  const proposed = moved(
    proposeTimes(undefined, { by: 'applicant', now, windows: [window(60), window(120)] }),
  );
  const agreed = moved(agreeToTime(proposed, { by: 'landlord', now, from: at(120) }));

  it('is proposed by one side and agreed to by the other, at one of the times', () => {
    expect(appointmentNow(proposed, now)).toMatchObject({ kind: 'proposed', by: 'applicant' });
    expect(agreeToTime(proposed, { by: 'applicant', now, from: at(120) })).toEqual({
      refused: 'own-times',
    });
    expect(agreeToTime(proposed, { by: 'landlord', now, from: at(90) })).toEqual({
      refused: 'no-time',
    });
    expect(agreeToTime(proposed, { by: 'landlord', now: at(60), from: at(60) })).toEqual({
      refused: 'no-time',
    });
    expect(agreed).toMatchObject({ agreed: window(120), number: 1 });
    expect(agreed.proposed).toBeUndefined();
  });

  it('stands while another time is proposed, and is replaced by that', () => {
    const again = moved(proposeTimes(agreed, { by: 'landlord', now, windows: [window(600)] }));
    expect(again.agreed).toEqual(agreed.agreed);
    const other = moved(agreeToTime(again, { by: 'applicant', now, from: at(600) }));
    expect(other).toMatchObject({ agreed: window(600), number: 2 });
  });

  it('is called off by either side, not once it is over', () => {
    const off = moved(callOff(agreed, { by: 'applicant', now }));
    expect(off).toMatchObject({ off: { ...window(120), by: 'applicant' }, number: 2 });
    expect(appointmentNow(off, now)).toMatchObject({ kind: 'off' });
    expect(callOff(agreed, { by: 'landlord', now: at(150) })).toEqual({ refused: 'no-time' });
    expect(callOff(undefined, { by: 'landlord', now })).toEqual({ refused: 'no-time' });
    expect(moved(callOff(proposed, { by: 'landlord', now })).proposed).toBeUndefined();
  });

  it('is over by itself, and so are times that nobody answered', () => {
    expect(appointmentNow(proposed, at(60))).toMatchObject({ windows: [window(120)] });
    expect(appointmentNow(proposed, at(120))).toEqual({ kind: 'none' });
    expect(appointmentNow(agreed, at(149))).toMatchObject({ kind: 'agreed' });
    expect(appointmentNow(agreed, at(150))).toMatchObject({ kind: 'over' });
  });

  it('takes one to three times', () => {
    const propose = (count: number) =>
      proposeTimes(undefined, {
        by: 'landlord',
        now,
        windows: Array.from({ length: count }, (_, index) => window(60 + index * 60)),
      });
    expect(propose(0)).toEqual({ refused: 'bad-times' });
    expect(propose(appointmentLimits.windows + 1)).toEqual({ refused: 'bad-times' });
    expect(moved(propose(appointmentLimits.windows)).proposed?.windows).toHaveLength(3);
  });

  const sides = fc.constantFrom('landlord' as const, 'applicant' as const);
  const step = fc.record({ kind: fc.constantFrom('propose', 'agree', 'off'), by: sides, on: fc.nat(400) });
  it('never stands without both sides’ word', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let appointment: Appointment | undefined;
        let words: { by: string; windows: readonly { from: string }[] } | undefined;
        for (const { kind, by, on } of steps) {
          const time = at(on);
          const result =
            kind === 'propose'
              ? proposeTimes(appointment, { by, now: time, windows: [window(on + 30)] })
              : kind === 'agree'
                ? agreeToTime(appointment, {
                    by,
                    now: time,
                    from: appointment?.proposed?.windows[0]?.from ?? '',
                  })
                : callOff(appointment, { by, now: time });
          if ('refused' in result) continue;
          if (kind === 'agree') {
            expect(words?.by).not.toBe(by);
            expect(words?.windows.map(({ from }) => from)).toContain(result.appointment.agreed?.from);
          }
          expect(result.appointment.number).toBeGreaterThanOrEqual(appointment?.number ?? 0);
          appointment = result.appointment;
          words = appointment.proposed;
        }
      }),
    );
  });
});
