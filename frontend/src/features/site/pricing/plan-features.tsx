import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { limits } from '../../../../../shared/domain/limits';
import { messages } from '../../../../../shared/domain/messages';
import { hasMoreFeatures } from './plan-texts';

/** The first five features, the others on request (LND-08). */
export function PlanFeatures({ plan, features }: { plan: string; features: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  const listId = useId();
  const shown = isWhole ? features : features.slice(0, limits.planFeaturesShown);
  return (
    <div className="plan-features">
      <ul id={listId}>
        {shown.map((feature) => (
          <li key={feature}>
            <Check aria-hidden="true" size={16} />
            {feature}
          </li>
        ))}
      </ul>
      {hasMoreFeatures(features) && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole((before) => !before)}
        >
          {isWhole ? messages.fewerFeatures : messages.moreFeatures}
          <span className="hidden"> features of {plan}</span>
        </button>
      )}
    </div>
  );
}
