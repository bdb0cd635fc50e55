# What the scenarios stand on.
package Harness;

use strict;
use warnings;
use Exporter 'import';

our @EXPORT = qw( scenario );

my %scenarios;
my @order;

# Adds a scenario under a name: sub { my ( $world, $step ) = @_; … }.
sub scenario {
    my ( $name, $body ) = @_;
    push @order, $name;
    $scenarios{$name} = $body;
    return;
}

sub scenarios { return @order }

sub run {
    my ( $name, $world, $steps ) = @_;
    $scenarios{$name}->( $world, $steps );
    return;
}

# The seeded world, and a client for each of its callers.
package World;

use strict;
use warnings;
use GitLab::API::v4;

sub new {
    my ( $class, $given ) = @_;
    return bless { given => $given }, $class;
}

sub get { return $_[0]{given}{ $_[1] } }

sub user { return $_[0]{given}{users}{ $_[1] } }

sub client {
    my ( $self, $caller ) = @_;
    return GitLab::API::v4->new(
        url           => "$self->{given}{url}/api/v4",
        private_token => $self->{given}{tokens}{$caller},
    );
}

# Keeps what each step gave.
package Steps;

use strict;
use warnings;
use Encode ();

sub new { return bless { done => {}, failure => undef }, $_[0] }

# Calls a method of the client. It gives undef for what a GET does not find, and dies with the status of other refusals.
sub take {
    my ( $self, $name, $api, $method, @arguments ) = @_;
    return $self->note( $name, $api, sub { $api->$method(@arguments) } );
}

# The same with all pages of a list.
sub all {
    my ( $self, $name, $api, $method, @arguments ) = @_;
    return $self->note( $name, $api, sub { $api->paginator( $method, @arguments )->all } );
}

sub note {
    my ( $self, $name, $api, $call ) = @_;
    my $value;
    if ( !eval { $value = $call->(); 1 } ) {
        my ($status) = $@ =~ / \(HTTP (\d{3})\)/ or die $@;
        $self->{done}{$name} = { refused => $status + 0 };
        return;
    }
    my $response = $api->rest_client->http_tiny_response;
    my $is_missing = !defined $value && $response->{status} eq '404';
    $self->{done}{$name} = $is_missing ? { refused => 404 } : plain($value);
    return $value;
}

# A value as JSON shows it. Bytes are their text, or their first two where they are none.
sub plain {
    my ($value) = @_;
    return $value if !defined $value || ref $value;
    my $bytes = $value;
    my $text = eval { Encode::decode( 'UTF-8', $bytes, Encode::FB_CROAK ) };
    return $text // 'bytes ' . unpack( 'H*', substr( $value, 0, 2 ) );
}

1;
