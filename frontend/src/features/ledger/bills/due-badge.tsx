import { TriangleAlert } from 'lucide-react';
import { StatusBadge } from '../../../ui/primitives/status-badge';

/** A bill that should have been paid. */
export const DueBadge = () => <StatusBadge tone="danger" icon={TriangleAlert} word="Past due" />;
