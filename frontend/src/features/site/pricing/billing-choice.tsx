const modes = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annually', label: 'Annually' },
] as const;

/** Monthly or Annually, as a radio group (LND-05). */
export const BillingChoice = ({
  annual,
  onAnnual,
}: {
  annual: boolean;
  onAnnual: (annual: boolean) => void;
}) => (
  <fieldset className="billing">
    <legend className="hidden">Billing</legend>
    {modes.map(({ value, label }) => (
      <label key={value}>
        <input
          type="radio"
          name="billing"
          value={value}
          checked={annual === (value === 'annually')}
          onChange={() => onAnnual(value === 'annually')}
        />
        {label}
      </label>
    ))}
  </fieldset>
);
