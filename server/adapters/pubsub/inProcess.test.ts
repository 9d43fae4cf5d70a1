import { silentLog } from '../../lib/process/log.ts';
import { pubSubContract } from './contract.ts';
import { createInProcessPubSub } from './inProcess.ts';

pubSubContract('the process', async () => createInProcessPubSub(silentLog()));
