import { silentLog } from '../../lib/log.ts';
import { pubSubContract } from './contract.ts';
import { createInProcessPubSub } from './inProcess.ts';

pubSubContract('the process', async () => createInProcessPubSub(silentLog()));
