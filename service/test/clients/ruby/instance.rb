# frozen_string_literal: true

scenario('groups') do |world, step|
  ann = world.client('ann')
  step.take('list') { ann.groups(order_by: 'id', sort: 'desc') }
  step.take('pages') { ann.groups(per_page: 1).auto_paginate }
  step.take('search') { ann.group_search('plat') }
  step.take('read') { ann.group('acme/platform') }
  step.take('missing') { ann.group('nowhere') }
  made = step.take('created') { ann.create_group('Made', 'made', visibility: 'private') }
  step.take('hidden') { world.client('eve').group(made.id) }
  step.take('changed') { ann.edit_group(made.id, description: 'Changed') }
  step.take('deleted') { ann.delete_group(made.id) }
end

scenario('namespaces') do |world, step|
  ann = world.client('ann')
  step.take('list') { ann.namespaces }
  step.take('search') { ann.namespaces(search: 'acme') }
end

scenario('projects') do |world, step|
  ann = world.client('ann')
  order = { order_by: 'id', sort: 'asc' }
  step.take('list') { ann.projects(order) }
  step.take('pages') { ann.projects(order.merge(per_page: 1)).auto_paginate }
  step.take('search') { ann.project_search('tool') }
  step.take('own') { ann.projects(order.merge(membership: true, simple: true)) }
  step.take('read') { ann.project('acme/tools') }
  step.take('hidden') { world.client('eve').project('acme/secret') }
  made = step.take('created') { ann.create_project('Made', namespace_id: world['group']) }
  step.take('changed') { ann.edit_project(made.id, description: 'Changed') }
  step.take('deleted') { ann.delete_project(made.id) }
end

scenario('application-settings') do |world, step|
  root = world.client('root')
  step.take('read') { root.application_settings }
  step.take('changed') do
    root.edit_application_settings(
      default_projects_limit: 7,
      domain_allowlist: ['mail.example', 'work.example'],
      signup_enabled: false
    )
  end
  step.take('read again') { root.application_settings }
  step.take('refused') { world.client('ann').application_settings }
end
