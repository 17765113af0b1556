import { agentRecommendationForm } from '../../../../forms/agent-recommendation.ts';
import { MessageForm, type Recipient } from '../parts/MessageForm.tsx';
import { jsonPayload } from '../parts/payload.ts';

export interface AgentRecommendationFormProps {
  readonly endpoint: string;
  readonly recipient: Recipient;
}

/** The request for an agent's recommendation. */
export function AgentRecommendationForm({ endpoint, recipient }: AgentRecommendationFormProps) {
  return (
    <MessageForm
      form={agentRecommendationForm}
      endpoint={endpoint}
      recipient={recipient}
      payload={(values) => jsonPayload(agentRecommendationForm, values)}
      sendLabel="Request a Recommendation"
      busyLabel="Submitting..."
      noticeDurationMs={10_000}
      locks="everything"
    />
  );
}
