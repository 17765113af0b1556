import { agentRecommendationForm } from '../../../forms/agent-recommendation.ts';
import { MessageForm, type Recipient } from '../../message-form/MessageForm.tsx';
import { jsonPayload } from '../../message-form/payload.ts';

export interface AgentRequestFormProps {
  readonly endpoint: string;
  readonly recipient: Recipient;
}

/** The request for an agent's recommendation. */
export function AgentRequestForm({ endpoint, recipient }: AgentRequestFormProps) {
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
