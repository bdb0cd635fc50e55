# frozen_string_literal: true

scenario('pipelines') do |world, step|
  bob = world.client('bob')
  project = 'acme/tools'
  step.take('list') { bob.pipelines(project) }
  step.take('read') { bob.pipeline(project, world['pipeline']) }
  step.take('report') { bob.pipeline_test_report(project, world['pipeline']) }
  made = step.take('created') { bob.create_pipeline(project, 'main', { 'STAGE' => 'a=b&c' }) }
  step.take('found') { bob.pipelines(project, ref: 'main', status: 'pending', order_by: 'id', sort: 'asc') }
  step.take('canceled') { bob.cancel_pipeline(project, made.id) }
  step.take('retried') { bob.retry_pipeline(project, made.id) }
  step.take('forbidden') { bob.delete_pipeline(project, made.id) }
  step.take('deleted') { world.client('ann').delete_pipeline(project, made.id) }
  step.take('missing') { bob.pipeline(project, made.id) }
end

scenario('job-artifacts') do |world, step|
  ann = world.client('ann')
  project = 'acme/tools'
  job = world['job']
  # The client tells files from errors by bytes that are no ASCII.
  step.take('binary file') { ann.download_job_artifact_file(project, job, 'out/logo.bin') }
  step.take('archive of a ref') { ann.job_artifacts_download(project, 'main', 'compile') }
  step.take('binary file of a ref') do
    ann.download_branch_artifact_file(project, 'main', 'out/logo.bin', 'compile')
  end
  step.take('missing file') { ann.download_job_artifact_file(project, job, 'out/nothing.txt') }
  step.take('kept') { ann.job_artifacts_keep(project, job) }
  step.take('refused') { world.client('eve').job_artifacts_delete(project, job) }
  step.take('deleted') { ann.job_artifacts_delete(project, job) }
  step.take('gone') { ann.download_job_artifact_file(project, job, 'out/logo.bin') }
end
